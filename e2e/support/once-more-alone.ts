/**
 * A test that failed is tried once more, when all others have ended and with nothing beside it. What passes then is
 * listed at the end of the run as unsteady: it depends on what else the machine does, which is to be mended.
 */
export const onceMoreAlone = { retries: 1, retryStrategy: 'isolated' as const }
