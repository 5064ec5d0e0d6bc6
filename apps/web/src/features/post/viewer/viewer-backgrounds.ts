import { usePersisted } from '../../../shared/forms/use-persisted.ts'

/** Neutral backgrounds for viewing a photograph, from dark to light. */
export const backgrounds = [
  { id: 'black', label: '黑' },
  { id: 'dim', label: '深灰' },
  { id: 'grey', label: '中灰' },
  { id: 'white', label: '白' },
] as const
export type ViewerBackground = (typeof backgrounds)[number]['id']

/** The background chosen on this device, and a function to switch to the next one. */
export function useViewerBackground(): { background: ViewerBackground; label: string; next: () => string } {
  const [background, setBackground] = usePersisted<ViewerBackground>('viewer.ground', (stored) => {
    const known = backgrounds.find(({ id }) => id === stored)
    return known?.id ?? 'black'
  })
  const place = backgrounds.findIndex(({ id }) => id === background)
  return {
    background,
    label: backgrounds[place]?.label ?? '',
    next: () => {
      const following = backgrounds[(place + 1) % backgrounds.length] ?? backgrounds[0]
      setBackground(following.id)
      return following.label
    },
  }
}
