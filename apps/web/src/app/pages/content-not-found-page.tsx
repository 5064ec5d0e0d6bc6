import { MissingPost } from '../../features/post/index.ts'

/** The server knows no such content, or not for this viewer. */
export default function ContentNotFoundPage() {
  return <MissingPost />
}
