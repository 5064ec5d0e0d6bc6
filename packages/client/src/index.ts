export { ApiError } from './api-error.ts'
export { makeClient, type Client, type SessionLoss } from './client.ts'
export { api, type MethodRef } from '@guangquan/contract/method-ref'
export { flatPages, makeQueries, type FirstData, type Identified, type WatchAnswer } from './queries.ts'
