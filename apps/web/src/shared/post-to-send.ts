import { createStore } from '@guangquan/ui'

/** A post that is being sent to a member as a private message. */
export interface PostToSend {
  id: string
  /** What it is called: its title, or a photograph and the like. */
  title: string
}

/** The post, or null. Apart from the other dialogs' stores: the first script of a visit does not need it. */
export const postToSend = createStore<PostToSend | null>(null)
