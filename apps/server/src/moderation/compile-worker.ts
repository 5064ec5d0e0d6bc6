import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { readWordList } from './read-word-list.ts'

// The thread of `compile-words.ts`: compiles one list.
parentPort?.postMessage(readWordList(z.string().parse(workerData)))
