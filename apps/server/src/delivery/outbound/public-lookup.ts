import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

interface Found {
  address: string
  family: number
}

/** Resolves a host to all of its addresses. */
export type Resolve = (host: string) => Promise<Found[]>

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true })

/**
 * Resolves a name once: the connection goes to an address that was checked, so that DNS rebinding has no effect.
 * @returns null unless the name exists and all of its addresses are public
 */
export async function lookUpPublic(host: string, resolve = systemResolve): Promise<LookupFunction | null> {
  const found = await resolved(host, resolve)
  const [first] = found
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) return null
  return (_host, options, respond) => {
    if (options.all === true) respond(null, found)
    else respond(null, first.address, first.family)
  }
}

async function resolved(host: string, resolve: Resolve): Promise<Found[]> {
  try {
    return await resolve(host)
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return []
    throw error
  }
}
