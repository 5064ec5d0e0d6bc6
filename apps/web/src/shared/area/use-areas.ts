import type { Area } from '@guangquan/contract/shapes/area'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../platform/api.ts'
import { readStored, writeStored } from '../../platform/stored.ts'

interface StoredAreas {
  version: string
  areas: Area[]
}

/** The tree of areas from the provinces down. Stored in this browser and only fetched again for a new version. */
export function useAreas() {
  return useQuery({
    // A separate key, because the response depends on the version stored in this browser.
    queryKey: ['areas'],
    queryFn: async ({ signal }) => {
      const stored = readAreas(readStored('area'))
      const input = stored === undefined ? {} : { version: stored.version }
      const { version, areas } = await client.call(api.SysBaseInfo.GetAreaJsonData, input, { signal })
      if (areas === null) return stored?.areas ?? []
      writeStored('area', { version, areas } satisfies StoredAreas)
      return areas
    },
    staleTime: Infinity,
    retry: 1,
  })
}

/** Parses a stored value; undefined if it is not a tree of areas. */
function readAreas(stored: unknown): StoredAreas | undefined {
  if (typeof stored !== 'object' || stored === null || !('version' in stored && 'areas' in stored)) {
    return undefined
  }
  const { version, areas } = stored
  return typeof version === 'string' && isAreas(areas) && areas.length > 0 ? { version, areas } : undefined
}

function isAreas(value: unknown): value is Area[] {
  return Array.isArray(value) && value.every(isArea)
}

function isArea(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'children' in value &&
    isAreas(value.children)
  )
}
