import { trustedScript } from '../../../shared/page/trusted.ts'
// oxlint-disable-next-line import/default -- URL of the worker, made by the build
import puzzleWorker from './puzzle.worker.ts?worker&url'
import type { Puzzle } from './solve-puzzle.ts'

/** Solves a puzzle in a worker, so that the page stays responsive. */
export function solveInWorker(puzzle: Puzzle): Promise<string> {
  const worker = new Worker(trustedScript(puzzleWorker), { type: 'module' })
  const solution = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<string>) => resolve(event.data))
    worker.addEventListener('error', () => reject(new Error('the puzzle could not be solved')))
  })
  worker.postMessage(puzzle)
  return solution.finally(() => worker.terminate())
}
