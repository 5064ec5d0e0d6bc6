import type { Env } from '../env.ts'

/** `__Host-` needs TLS; a site served over plain http (a developer's machine) uses the bare name. */
export function cookieName(env: Pick<Env, 'BASE_URL'>): string {
  return env.BASE_URL?.startsWith('https:') ? '__Host-sid' : 'sid'
}
