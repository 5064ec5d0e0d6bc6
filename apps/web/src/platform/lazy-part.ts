import { createStore, showToast, useStore } from '@guangquan/ui'
import { createElement, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

/** What a part is given beside its own properties. */
export interface Wish {
  /** It is fetched as soon as this is true, and then stays; default true. */
  wanted?: boolean
  /** Stands in its place until it is here; default nothing. */
  fallback?: ReactNode
  /** It did not come: takes the wish back. */
  onFailure?: () => void
}

/**
 * A part of the site whose script comes when it is first wanted: a dialog, a picker, what lies far below. One that
 * does not come leaves the page as it is and says so; it is fetched anew when it is wanted again, or still wanted once
 * the network is back.
 * @param find imports its script
 * @param pick its component in there
 */
export function lazyPart<Script, Props extends object>(
  find: () => Promise<Script>,
  pick: (script: Script) => ComponentType<Props>,
): (props: Props & Wish) => ReactNode {
  const loaded = createStore<ComponentType<Props> | null>(null)
  let load = find
  return function Part(props: Props & Wish) {
    const component = useStore(loaded)
    const isMissing = component === null && props.wanted !== false
    const giveUp = useEffectEvent((error: unknown) => {
      if (error instanceof ChunkLoadError && error.address !== undefined) load = anew(error.address)
      showToast(sentenceFor(error), 'error')
      props.onFailure?.()
    })
    useEffect(() => {
      if (!isMissing) return
      const fetchIt = () => void loadChunk(load).then((script) => loaded.set(pick(script)), giveUp)
      fetchIt()
      addEventListener('online', fetchIt)
      return () => removeEventListener('online', fetchIt)
    }, [isMissing])
    return component === null ? props.fallback : createElement(component, props)
  }
}

// A browser never asks twice for a script that failed: by another address it does.
function anew<Script>(address: string): () => Promise<Script> {
  const url = new URL(address, location.href)
  url.searchParams.set('again', String(Number(url.searchParams.get('again')) + 1))
  return async () => {
    const script: Script = await import(/* @vite-ignore */ url.href)
    return script
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof ChunkLoadError && error.reason === 'missing') return '页面更新了，重新载入后再试'
  return '没有载入，请检查网络后再试'
}
