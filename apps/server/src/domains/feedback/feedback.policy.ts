/** Whether a ticket belongs to a member, who alone of the members may read it. */
export const isOwn = (viewer: { id: string }, row: { member_id: string }): boolean =>
  row.member_id === viewer.id
