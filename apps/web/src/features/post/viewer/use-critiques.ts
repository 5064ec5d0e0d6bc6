import type { PublishItem, Region } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useReactions } from '../../../shared/overlay/reactions.ts'
import type { ViewerContent } from '../../../shared/posts/post-dialogs.ts'
import type { NumberedPin } from './critique-panel.tsx'
import { critiqueList, mayHaveCritiques, pinsOf } from './critique-queries.ts'

interface CritiquesOptions {
  post: PublishItem
  shown: ViewerContent
  /** Whether their panel is open; until then they are only requested if there may be some. */
  isOpen: boolean
  onFrame: (frame: number) => void
}

export type Critiques = ReturnType<typeof useCritiques>

/** The critiques of a post, which one is chosen, and the region of the one being written. */
export function useCritiques({ post, shown, isOpen, onFrame }: CritiquesOptions) {
  const [chosen, setChosen] = useState<string | null>(shown.critique?.id ?? null)
  const [drawn, setDrawn] = useState<Region | null>(null)
  const { replyCount } = useReactions(post)
  const query = useQuery({
    ...critiqueList(post.id),
    enabled: isOpen || mayHaveCritiques(post, replyCount),
  })
  const pins = numberedPins(post, pinsOf(query.data))
  // When opened for a critique, its photograph is known only once the list is loaded.
  const requested = useRef(shown.critique?.id)
  useEffect(() => {
    const pin = pins.find(({ reply }) => reply.id === requested.current)
    if (pin === undefined) return
    requested.current = undefined
    onFrame(pin.frame)
  }, [pins, onFrame])

  return {
    query,
    pins,
    offered: post.critiqueOpen || pins.length > 0 || shown.critique !== undefined,
    chosen,
    setChosen,
    drawn,
    setDrawn,
    replyCount,
  }
}

function numberedPins(post: PublishItem, replies: NumberedPin['reply'][]): NumberedPin[] {
  return replies.flatMap((reply, place) => {
    const frame = post.pictures.findIndex(({ id }) => id === reply.critique.pictureId)
    return frame === -1 ? [] : [{ reply, number: place + 1, frame }]
  })
}
