import { errorCatalogue, errorText, type Envelope, type ErrorName } from '@guangquan/contract'

/** The envelope of a success. */
export function success<T>(result: T): Envelope<T> {
  return { code: 200, success: true, message: '', error: null, result }
}

/** The envelope of a business error, with the catalogue's sentence filled from `details`. */
export function failure(
  name: ErrorName,
  details: Record<string, unknown> = {},
  traceId?: string,
): Envelope<never> {
  const entry = errorCatalogue[name]
  const message = errorText(name, details)
  return {
    code: name === 'BadInput' ? 400 : name === 'Unknown' || name === 'Unavailable' ? 500 : 200,
    success: false,
    message,
    error: {
      code: entry.code,
      message,
      ...(Object.keys(details).length > 0 ? { details } : {}),
      ...(traceId === undefined ? {} : { traceId }),
    },
    result: null,
  }
}
