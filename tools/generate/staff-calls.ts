import { declaredMethods } from '@guangquan/contract'

export const name = 'calls of staff'

/** The permissions of roles, for the console's table of roles: the contract without its schemas. */
export function generate(): Promise<Map<string, string>> {
  const rows = declaredMethods.flatMap(({ service, name: method, summary, access }) =>
    typeof access === 'string'
      ? []
      : [`  { call: '${service}/${method}', summary: '${summary}', access: ${accessText(access)} },\n`],
  )
  const text = `// Written by "npm run generate" from the contract.
import type { StaffAccess } from '@guangquan/contract/wire/staff-access'

/** Every call of staff, with who may make it. */
export const staffCalls: readonly { call: string; summary: string; access: StaffAccess }[] = [
${rows.join('')}]
`
  return Promise.resolve(new Map([['apps/admin/src/platform/staff-calls.gen.ts', text]]))
}

function accessText({ roles, confirmed }: { roles: readonly string[]; confirmed: boolean }): string {
  return `{ roles: [${roles.map((role) => `'${role}'`).join(', ')}], confirmed: ${confirmed} }`
}
