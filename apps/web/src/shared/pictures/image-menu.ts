/** The menu of a photograph, which replaces the browser's. */
export interface ImageMenu {
  /** Post whose photographs 查看大图 opens. */
  post?: string
  /** Index of the photograph, from 0. */
  frame?: number
  /** Path to copy. */
  link?: string
  /** Id of the post to report; absent for the viewer's own. */
  report?: string | undefined
}

/** Attributes for a photograph or the link around it: 查看大图, 复制链接, 举报. */
export function imageMenu({ post, frame = 0, link, report }: ImageMenu) {
  return {
    'data-image-post': post,
    'data-image-frame': frame || undefined,
    'data-image-link': link,
    'data-image-report': report,
  }
}

/** The menu of the photograph at or around an element; undefined if it has none. */
export function imageMenuAt(target: Element): ImageMenu | undefined {
  const element = target.closest<HTMLElement>('[data-image-post], [data-image-link], [data-image-report]')
  if (element === null) return undefined
  const { imagePost, imageFrame, imageLink, imageReport } = element.dataset
  return {
    ...(imagePost === undefined ? {} : { post: imagePost, frame: Number(imageFrame ?? 0) }),
    ...(imageLink === undefined ? {} : { link: imageLink }),
    ...(imageReport === undefined ? {} : { report: imageReport }),
  }
}
