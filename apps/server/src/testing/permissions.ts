import type { Declared } from '../manifest-checks.ts'
import type { Permission } from './permission-cases.ts'
import { permissionTable } from './permissions.gen.ts'

// A call without its row in a domain's `testing/x.permissions.ts` does not compile.
const rows: Readonly<Record<Declared, Permission>> = permissionTable

/** Who may call what, by `Service/Method`. */
export const permissions: ReadonlyMap<string, Permission> = new Map(Object.entries(rows))
