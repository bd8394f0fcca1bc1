interface SwitchProps {
  name: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Something that is on or off, told by place as well as by colour. */
export function Switch({ name, on, onSwitch }: SwitchProps) {
  return (
    <button type="button" className="switch" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
      {name}
      <span aria-hidden="true" className="switch-track" />
    </button>
  );
}
