/** The frame's outlines while the account loads: nothing jumps when it arrives. Seen only when loading takes a moment. */
export function FrameSkeleton({ label }: { label: string }) {
  return (
    <output
      aria-label={label}
      className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="col-span-2 h-header border-b border-line bg-surface" />
      <div className="w-menu animate-late border-r border-line bg-surface p-4 max-md:hidden">
        <div className="animate-pulse">
          {[72, 56, 80, 64, 88, 60].map((width) => (
            <div key={width} className="mb-6 h-3 rounded-sm bg-pressed" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </output>
  );
}
