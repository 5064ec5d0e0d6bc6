import './viewer.css'
import './critique.css'
import { Button, EmptyState, IrisLoader, ToastHost, useLayer, useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { viewerContent, type ViewerContent } from '../../../shared/posts/post-dialogs.ts'
import { articlePictures } from './article-pictures.ts'
import { ListInViewer } from './list-in-viewer.tsx'
import { leaveFullScreen } from './use-full-screen.ts'
import { ViewerLayout } from './viewer-layout.tsx'

/** 查看大图: the photographs of a post, article or list. One per page, loaded on first use. */
export function Viewer() {
  const shown = useStore(viewerContent)
  if (shown === null) return null
  const close = () => viewerContent.set(null)
  const { list } = shown
  return (
    <ViewerDialog key={list === undefined ? shown.publishId : 'list'} onClose={close}>
      {list === undefined ? (
        <PostInViewer shown={shown} onClose={close} />
      ) : (
        <ListInViewer list={list} shown={shown} onClose={close} />
      )}
    </ViewerDialog>
  )
}

function PostInViewer({ shown, onClose }: { shown: ViewerContent; onClose: () => void }) {
  const query = useQuery({
    ...queries.one(api.NewPublish.Detail, { id: shown.publishId }),
    ...(shown.post === undefined ? {} : { initialData: shown.post }),
  })
  const isArticle = query.data?.article != null
  const text = useQuery({
    ...queries.one(api.ArticleInfo.Get, { id: shown.publishId }),
    enabled: isArticle,
  })
  const post = isArticle ? text.data && articlePictures(text.data) : query.data
  if (post !== undefined && post.pictures.length > 0)
    return <ViewerLayout post={post} shown={shown} onClose={onClose} />
  return (
    <div className="viewer-empty">
      {query.isPending || (isArticle && text.isPending) ? (
        <IrisLoader />
      ) : (
        <EmptyState
          title="照片打不开了"
          help="它可能已被作者删除"
          action={
            <Button kind="line" onClick={onClose}>
              关闭
            </Button>
          }
        />
      )}
    </div>
  )
}

function ViewerDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer(true, onClose)
  // In a layout effect: later the element is already removed, and the browser cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) {
      element.showModal()
      // Not the first button: Enter and the space bar are keys of the viewer.
      element.querySelector<HTMLElement>('.viewer-stage')?.focus()
    }
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="viewer"
      data-theme="dark"
      aria-label="查看大图"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        // Esc leaves full screen first, then closes the viewer.
        if (!leaveFullScreen()) onClose()
      }}
    >
      {children}
      <ToastHost />
    </dialog>
  )
}
