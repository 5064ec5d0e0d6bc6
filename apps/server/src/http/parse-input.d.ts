import { type Method } from '@guangquan/contract';
/**
 * Body → parsed input; a missing body counts as an empty one. Invalid fields are returned as `details.fields`: path →
 * the schema's sentence.
 * @throws BadInput
 */
export declare function parseInput(method: Method, body: unknown): unknown;
