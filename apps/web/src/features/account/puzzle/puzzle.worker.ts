import { solvePuzzle, type Puzzle } from './solve-puzzle.ts'

addEventListener('message', (event: MessageEvent<Puzzle>) => {
  postMessage(solvePuzzle(event.data))
})
