import { createStore, showToast, useStore } from '@guangquan/ui'
import { createElement, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

/** Properties of a lazy part in addition to its own. */
export interface LazyPartProps {
  /** Whether to load it; once loaded it stays mounted. Default true. */
  requested?: boolean
  /** Shown until it is loaded; default nothing. */
  fallback?: ReactNode
  /** A decoration whose absence disturbs less than a message. */
  quiet?: boolean
  /** Called when loading failed, to reset the request. */
  onFailure?: () => void
}

/**
 * A component whose chunk is loaded when first requested: a dialog, a picker, content far below. If loading fails, the
 * page stays unchanged and a message is shown; it is loaded again on the next request, or when the network returns
 * while it is still requested.
 * @param find imports the module
 * @param pick selects its component
 */
export function lazyPart<Script, Props extends object>(
  find: () => Promise<Script>,
  pick: (script: Script) => ComponentType<Props>,
): (props: Props & LazyPartProps) => ReactNode {
  const loaded = createStore<ComponentType<Props> | null>(null)
  let load = find
  return function Part(props: Props & LazyPartProps) {
    const component = useStore(loaded)
    const isMissing = component === null && props.requested !== false
    const giveUp = useEffectEvent((error: unknown) => {
      if (error instanceof ChunkLoadError && error.address !== undefined) load = anew(error.address)
      if (props.quiet !== true) showToast(sentenceFor(error), 'error')
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

// Browsers never refetch a module that failed to load, except under another URL.
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
