import { useSyncExternalStore } from 'react'

/** The chosen theme: follow the system, 展墙, 暗房. */
export type ThemeChoice = 'system' | 'light' | 'dark'
export type Theme = 'light' | 'dark'
type ThemeState = { choice: ThemeChoice; theme: Theme }

const serverState: ThemeState = { choice: 'system', theme: 'light' }
const listeners = new Set<() => void>()
let storageKey = 'theme'
let state = serverState

/** The theme for a choice on a system that prefers `dark` or not. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Theme {
  if (choice === 'system') return systemDark ? 'dark' : 'light'
  return choice
}

/** Parses a stored choice; anything unknown follows the system. */
export function readChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/**
 * Applies the stored theme to `<html>` and keeps it in sync with the system and other tabs. Call once, before the first
 * render. `key` is the name in local storage.
 * @returns a function that stops listening
 */
export function startTheme(key: string): () => void {
  storageKey = key
  const system = matchMedia('(prefers-color-scheme: dark)')
  const refresh = () => apply(readChoice(readStored()))
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) refresh()
    // Another tab signed out, which cleared the storage.
    else if (event.key === null) storeTheme()
  }
  system.addEventListener('change', refresh)
  window.addEventListener('storage', onStorage)
  refresh()
  return () => {
    system.removeEventListener('change', refresh)
    window.removeEventListener('storage', onStorage)
  }
}

/** Stores the choice on this device and applies it. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage may be unavailable (private window); the choice then lasts for the visit.
  }
  apply(choice)
}

/** Stores the choice again after the storage was cleared: it belongs to the device, not to a member. */
export function storeTheme(): void {
  if (state.choice !== 'system') chooseTheme(state.choice)
}

/** Toggles the shown theme: the button 切换暗房. */
export function toggleTheme(): void {
  chooseTheme(state.theme === 'dark' ? 'light' : 'dark')
}

/** Choice and shown theme; re-renders when either changes. */
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
