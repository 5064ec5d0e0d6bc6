export { ApiError } from './api-error.ts'
export {
  makeClient,
  type CallOptions,
  type Client,
  type ClientHost,
  type RawRequest,
  type SessionLoss,
} from './client.ts'
export { api, type Api, type MethodRef } from './method-ref.ts'
export {
  flatPages,
  makeQueries,
  type FirstData,
  type Identified,
  type Queries,
  type WatchAnswer,
} from './queries.ts'
export { hex } from './signature.ts'
