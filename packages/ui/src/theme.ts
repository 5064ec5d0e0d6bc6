import { useSyncExternalStore } from 'react'

/** What the person chose: follow the system, 展墙, 暗房. */
export type ThemeChoice = 'system' | 'light' | 'dark'
export type Theme = 'light' | 'dark'
type ThemeState = { choice: ThemeChoice; theme: Theme }

const serverState: ThemeState = { choice: 'system', theme: 'light' }
const listeners = new Set<() => void>()
let storageKey = 'theme'
let state = serverState

/** The theme that a choice means on a system that prefers `dark` or not. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Theme {
  if (choice === 'system') return systemDark ? 'dark' : 'light'
  return choice
}

/** The choice that a stored text stands for; anything unknown follows the system. */
export function readChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/**
 * Puts the remembered theme on `<html>` and keeps it up to date with the system and with other tabs. Call once,
 * before the first render. `key` is the name in local storage. Returns a function that stops listening.
 */
export function startTheme(key: string): () => void {
  storageKey = key
  const system = matchMedia('(prefers-color-scheme: dark)')
  const refresh = () => apply(readChoice(readStored()))
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) refresh()
    // Another tab signed out, which clears the storage.
    else if (event.key === null) keepTheme()
  }
  system.addEventListener('change', refresh)
  window.addEventListener('storage', onStorage)
  refresh()
  return () => {
    system.removeEventListener('change', refresh)
    window.removeEventListener('storage', onStorage)
  }
}

/** Remembers the choice on this device and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be refused (private window); the choice then lasts for the visit.
  }
  apply(choice)
}

/** Writes the choice down again, where storage was cleared around it: it belongs to the device and to no member. */
export function keepTheme(): void {
  if (state.choice !== 'system') chooseTheme(state.choice)
}

/** Turns the shown theme over: the button 切换暗房. */
export function toggleTheme(): void {
  chooseTheme(state.theme === 'dark' ? 'light' : 'dark')
}

/** Choice and shown theme; renders again when either changes. */
export function useTheme(): ThemeState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => serverState,
  )
}

function apply(choice: ThemeChoice): void {
  const theme = resolveTheme(choice, matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = theme
  if (state.choice === choice && state.theme === theme) return
  state = { choice, theme }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
