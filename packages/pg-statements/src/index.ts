/**
 * Sends the statements of a `pg` connection prepared by name, and several of them in one message. It depends on how `pg`
 * builds its messages, so nothing else of the program does; `npm test -- pg` runs the tests of the database with the
 * newest published version.
 */
export { begin, deferrable, framed, type Leading } from './framed-statements.ts'
export { forgetNames, nameOf, nameRepeated, nameStatement } from './named-statements.ts'
export { sendStatements } from './send-statements.ts'
