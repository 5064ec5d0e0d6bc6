/** Data that the server puts into the page. */
interface Boot {
  /** Server clock, epoch milliseconds. */
  now: number
  productKey: string
  appKey: string
  /** Of the console, in the tab. */
  title: string
}

function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (text == null) throw new Error('the page came without its boot data')
  const boot: Boot = JSON.parse(text)
  return boot
}

export const boot = readBoot()

const offsetMs = boot.now - Date.now()

/** Server time minus device time. */
export const clockOffsetMs = (): number => offsetMs
