interface PlayerBarProps {
  name: string;
  /** With its label. */
  room: string;
}

/** Who the phone plays as, and where: small, at the top of every scene. */
export function PlayerBar({ name, room }: PlayerBarProps) {
  return (
    <header className="brand bar">
      <img src="/icon.svg" alt="" />
      <bdi>{name}</bdi>
      <span>{room}</span>
    </header>
  );
}
