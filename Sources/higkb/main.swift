print("higkb")
