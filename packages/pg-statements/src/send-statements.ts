import type pg from 'pg'
import { sendFramed, type Leading } from './framed-statements.ts'
import { sendNamed } from './named-statements.ts'

/**
 * Makes a new connection send named statements as prepared ones, and framed ones together with what leads them.
 * @param dependent statements that lead others and mean nothing alone, such as a setting of one transaction: they are
 * prepared without being run
 */
export function sendStatements(client: pg.PoolClient, dependent: readonly Leading[]): void {
  sendNamed(client)
  sendFramed(client, dependent)
}
