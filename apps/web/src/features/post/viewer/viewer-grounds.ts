import { usePersisted } from '../../../shared/use-persisted.ts'

/** Neutral backgrounds for viewing a photograph, from dark to light. */
export const grounds = [
  { id: 'black', label: '黑' },
  { id: 'dim', label: '深灰' },
  { id: 'grey', label: '中灰' },
  { id: 'white', label: '白' },
] as const
export type Ground = (typeof grounds)[number]['id']

/** The background chosen on this device, and a function to switch to the next one. */
export function useGround(): { ground: Ground; label: string; next: () => string } {
  const [ground, setGround] = usePersisted<Ground>('viewer.ground', (stored) => {
    const known = grounds.find(({ id }) => id === stored)
    return known?.id ?? 'black'
  })
  const place = grounds.findIndex(({ id }) => id === ground)
  return {
    ground,
    label: grounds[place]?.label ?? '',
    next: () => {
      const following = grounds[(place + 1) % grounds.length] ?? grounds[0]
      setGround(following.id)
      return following.label
    },
  }
}
