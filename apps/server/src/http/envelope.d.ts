import { type Envelope, type ErrorName } from '@guangquan/contract';
/** The envelope of a success around a result that is already JSON text. */
export declare function successText(result: string): string;
export declare function success<T>(result: T): Envelope<T>;
/** The envelope of a business error, with the catalogue's sentence filled from `details`. */
export declare function failure(name: ErrorName, details?: Record<string, unknown>, traceId?: string): Envelope<never>;
