import { ApiError } from '@guangquan/client'
import { api, client } from '../../../platform/api.ts'
import { solveInWorker } from './solve-in-worker.ts'

/** Makes a call; if the response demands a puzzle, solves it and repeats the call with the solution. */
export async function withPuzzle<T>(send: (puzzle: { puzzle?: string }) => Promise<T>): Promise<T> {
  try {
    return await send({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'PuzzleNeeded') throw error
    const puzzle = await client.call(api.SmsMessage.GetPuzzle, {})
    return send({ puzzle: await solveInWorker(puzzle) })
  }
}
