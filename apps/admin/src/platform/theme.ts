import { createStore, useStore } from '@guangquan/ui/store'

export const themes = { system: '跟随系统', light: '浅色', dark: '深色' } as const
export type Theme = keyof typeof themes

const key = 'console:theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

function storedTheme(): Theme {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const theme = createStore<Theme>(storedTheme())
const systemIsDark = createStore(dark.matches)
dark.addEventListener('change', () => systemIsDark.set(dark.matches))

export function chooseTheme(next: Theme): void {
  localStorage.setItem(key, next)
  theme.set(next)
}

export function useIsDark(): boolean {
  const chosen = useStore(theme)
  const bySystem = useStore(systemIsDark)
  return chosen === 'system' ? bySystem : chosen === 'dark'
}
