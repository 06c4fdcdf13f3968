from conquista.cli import main

main()
