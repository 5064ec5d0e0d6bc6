import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TargetLinkProps {
  kind: 'post' | 'comment' | 'member'
  id: string
  children: ReactNode
}

/** A link to a post, comment or member in the list that shows every state. */
export function TargetLink({ kind, id, children }: TargetLinkProps) {
  const paths = { post: `/posts?keyword=${id}`, comment: `/comments?id=${id}`, member: `/members/${id}` }
  return <Link to={paths[kind]}>{children}</Link>
}
