import './viewer.css'
import './critique.css'
import { Button, EmptyState, IrisLoader, useLayer, useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { viewerContent, type ViewerContent } from '../../../shared/post-dialogs.ts'
import { articlePictures } from './article-pictures.ts'
import { leaveFullScreen } from './use-full-screen.ts'
import { ViewerLayout } from './viewer-layout.tsx'

/** 查看大图: the photographs of a post or article. One per page, loaded on first use. */
export function Viewer() {
  const shown = useStore(viewerContent)
  return shown === null ? null : <ViewerDialog key={shown.publishId} shown={shown} />
}

function ViewerDialog({ shown }: { shown: ViewerContent }) {
  const dialog = useRef<HTMLDialogElement>(null)
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
  const close = () => viewerContent.set(null)
  useLayer(true, close)
  // In a layout effect: later the element is already removed, and the browser cannot restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
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
        if (!leaveFullScreen()) close()
      }}
    >
      {post !== undefined && post.pictures.length > 0 ? (
        <ViewerLayout post={post} shown={shown} onClose={close} />
      ) : (
        <div className="viewer-empty">
          {query.isPending || (isArticle && text.isPending) ? (
            <IrisLoader />
          ) : (
            <EmptyState
              title="照片打不开了"
              help="它可能已被作者删除"
              action={
                <Button kind="line" onClick={close}>
                  关闭
                </Button>
              }
            />
          )}
        </div>
      )}
    </dialog>
  )
}
