import { errorCatalogue, errorText, type Envelope, type ErrorName } from '@guangquan/contract'

const successHead = JSON.stringify({ code: 200, success: true, message: '', error: null }).slice(0, -1)

/** The envelope of a success around a result that is already JSON text. */
export function successText(result: string): string {
  return `${successHead},"result":${result}}`
}

export function success<T>(result: T): Envelope<T> {
  return { code: 200, success: true, message: '', error: null, result }
}

// A client takes code 200 for success and 400 for invalid input, so a refusal must have neither.
const classes: Partial<Record<ErrorName, number>> = {
  BadInput: 400,
  TokenInvalid: 401,
  SignedOutElsewhere: 401,
  SignatureInvalid: 401,
  Forbidden: 403,
  Restricted: 403,
  LevelTooLow: 403,
  PhoneNotBound: 403,
  NoSuchCall: 404,
  ContentNotFound: 404,
  PhoneUnknown: 404,
  UploadNotFound: 404,
  TooFast: 429,
  CaptchaTooSoon: 429,
  CaptchaDayLimit: 429,
  FileTooLarge: 413,
  Unknown: 500,
  Unavailable: 503,
  Crowded: 503,
  UploadBusy: 503,
  Maintenance: 503,
  StorageFull: 507,
}

/** The envelope of a business error, with the catalogue's sentence filled from `details`. */
export function failure(
  name: ErrorName,
  details: Record<string, unknown> = {},
  traceId?: string,
): Envelope<never> {
  const message = errorText(name, details)
  return {
    code: classes[name] ?? 409,
    success: false,
    message,
    error: {
      code: errorCatalogue[name].code,
      name,
      message,
      ...(Object.keys(details).length > 0 ? { details } : {}),
      ...(traceId === undefined ? {} : { traceId }),
    },
    result: null,
  }
}
