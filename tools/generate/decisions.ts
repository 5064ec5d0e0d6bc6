import { readDecisions } from '../decisions.ts'
import type { Decision } from '../decisions.ts'
import { root } from '../root.ts'

export const name = 'index of decisions'

const intro = `# Decisions

One page a choice: why it was made, what it costs, how to undo it. A new one takes the next free number, has its status below its title, and quotes in backticks what the tree has, or prints a foreign name without them. A decision that no longer holds stays, with the status \`Superseded by\` and a link.

| | Decision | Status |
|---|---|---|
`

/** Writes docs/decisions/README.md from the titles and statuses of the pages. */
export async function generate(): Promise<Map<string, string>> {
  const rows = readDecisions(root).map(rowOf)
  return new Map([['docs/decisions/README.md', `${intro}${rows.join('\n')}\n`]])
}

function rowOf({ number, file, title, status }: Decision): string {
  const said = status === 'accepted' ? 'accepted' : `superseded by ${status.supersededBy}`
  return `| ${number} | [${title}](${file}) | ${said} |`
}
