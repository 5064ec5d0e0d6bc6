// Runs before the first paint as a blocking classic script: it must stay small and cannot import anything.
{
  const page = document.documentElement
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      // If storage is blocked, the system theme applies and no member is known.
      return null
    }
  }

  // The same key as in packages/ui/src/theme.ts.
  const choice = stored('theme')
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset['theme'] = dark ? 'dark' : 'light'

  // Entries of earlier releases get their names of today. An old name is the newer entry: a page of the earlier release
  // that is still open has written it.
  const key = (name: string) => `${page.dataset['product'] ?? ''}.${name}`
  const renamed = { user: 'token', register: 'account', 'draft.reply': 'post.reply' }
  for (const [before, now] of Object.entries(renamed)) {
    const text = stored(key(before))
    if (text === null) continue
    localStorage.removeItem(key(before))
    localStorage.setItem(key(now), text)
  }

  // A page from the server is visible before its scripts run. Scripts wait for styles and the photographs in view,
  // which would otherwise share a slow connection; so do fonts that this browser has not loaded before. The first
  // interaction ends the wait.
  const isMember = stored(key('token'))?.includes('"userToken"') === true
  const isDrawn = document.getElementById('scripts') !== null
  const longestWaitMs = 2000
  const waiting = new AbortController()
  const loadFonts = () => delete page.dataset['fonts']
  const loadScripts = () => {
    waiting.abort()
    delete page.dataset['rows']
    if (!isMember) loadFonts()
    const template = document.getElementById('scripts')
    if (!(template instanceof HTMLTemplateElement)) return
    const { content } = template
    document.head.append(...content.querySelectorAll('link'))
    // Inserted by a script, it would run before the rest of the page is read.
    const run = () => document.head.append(content)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }
  const checkArrived = () => {
    if (document.readyState === 'loading') return
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    if ([...styles].some(({ sheet }) => sheet === null)) return
    const photographs = document.querySelectorAll<HTMLImageElement>('[data-early] img')
    if (![...photographs].every((image) => image.complete || image.offsetParent === null)) return
    if (page.dataset['rows'] === undefined) loadScripts()
    else {
      delete page.dataset['rows']
      checkArrived()
    }
  }
  // Of a wall, the eager rows come first: photo-wall.css hides the photographs of the others.
  page.dataset['rows'] = ''
  if ((isDrawn || isMember) && stored(key('fonts')) === null) {
    page.dataset['fonts'] = 'later'
    addEventListener('load', () => {
      try {
        localStorage.setItem(key('fonts'), '')
      } catch {
        // Without storage, fonts come later on each visit.
      }
      // A member's page has photographs once its scripts have run: `photo-later.ts` of packages/ui waits for them.
      setTimeout(loadFonts, 1000)
    })
  }
  const { signal } = waiting
  for (const event of ['load', 'error', 'DOMContentLoaded']) {
    document.addEventListener(event, checkArrived, { capture: true, signal })
  }
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, loadScripts, { passive: true, signal })
  setTimeout(loadScripts, longestWaitMs)

  // Server-rendered content is for visitors: members never see it.
  if (isMember) {
    page.dataset['member'] = ''
    loadScripts()
  }

  // Style attributes are forbidden in markup; styles set through the DOM are not.
  const setStyles = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      if (element.closest('.server-html') === null) element.style.cssText = element.dataset['style'] ?? ''
      delete element.dataset['style']
    }
  }
  const observer = new MutationObserver(setStyles)
  observer.observe(page, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    setStyles()
    observer.disconnect()
  })

  // A button pressed before hydration is clicked again afterwards. Links work without it.
  let pressed: HTMLElement | null = null
  const recordPress = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-drawn] button') ?? pressed
  }
  document.addEventListener('click', recordPress)
  document.addEventListener('site-alive', () => {
    document.removeEventListener('click', recordPress)
    pressed?.click()
  })
}
