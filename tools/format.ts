import { runCommand } from './run/command.ts'

const files = process.argv.slice(2)
const outcome = await runCommand({ program: 'oxfmt', args: files, timeoutSeconds: 60 })
console.log(outcome.output.trim())
process.exitCode = outcome.ok ? 0 : 1
