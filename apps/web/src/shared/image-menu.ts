/** What stands in for the browser's menu on a photograph. */
export interface ImageMenu {
  /** Post whose photographs 查看大图 opens. */
  post?: string
  /** Which of them, from 0. */
  frame?: number
  /** Path that is copied. */
  link?: string
  /** Id of the post to report; none of one's own. */
  report?: string | undefined
}

/** Attributes to spread over a photograph or the link around it: 查看大图, 复制链接, 举报. */
export function imageMenu({ post, frame = 0, link, report }: ImageMenu) {
  return {
    'data-image-post': post,
    'data-image-frame': frame || undefined,
    'data-image-link': link,
    'data-image-report': report,
  }
}

/** The menu of the photograph at or around an element; undefined where none was given. */
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
